/** The rights below each group of them. */
export const rights: Record<string, string[]> = {
  reports: ['read', 'export'],
  members: ['invite', 'remove'],
  billing: ['invoices'],
};

export const labels: Record<string, string> = {
  reports: 'Reports',
  read: 'Read reports',
  export: 'Export reports',
  members: 'Members',
  invite: 'Invite members',
  remove: 'Remove members',
  billing: 'Billing',
  invoices: 'See invoices',
};
