export const crane = 'Crane';
export const frog = 'Frog';
