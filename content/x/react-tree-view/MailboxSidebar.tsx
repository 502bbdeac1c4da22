import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface MailboxLabelProps {
  icon: typeof InboxIcon;
  name: string;
  unread?: number;
}

function MailboxLabel({ icon: Icon, name, unread }: MailboxLabelProps) {
  return (
    <Stack direction="row" spacing={1} alignItems="center" sx={{ py: 0.75 }}>
      <Icon fontSize="small" color="action" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {name}
      </Box>
      {unread && (
        <Typography variant="caption" color="text.secondary">
          {unread} unread
        </Typography>
      )}
    </Stack>
  );
}

export default function MailboxSidebar() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 216 }}>
      <TreeView
        aria-label="Mailboxes"
        defaultSelected="inbox"
        defaultExpanded={['projects']}
        defaultCollapseIcon={<ExpandLessIcon />}
        defaultExpandIcon={<ExpandMoreIcon />}
      >
        <TreeItem
          nodeId="inbox"
          label={<MailboxLabel icon={InboxIcon} name="Inbox" unread={12} />}
        />
        <TreeItem
          nodeId="drafts"
          label={<MailboxLabel icon={DraftsIcon} name="Drafts" />}
        />
        <TreeItem
          nodeId="sent"
          label={<MailboxLabel icon={SendIcon} name="Sent" />}
        />
        <TreeItem
          nodeId="projects"
          label={<MailboxLabel icon={FolderIcon} name="Projects" unread={3} />}
        >
          <TreeItem
            nodeId="bridge"
            label={<MailboxLabel icon={FolderIcon} name="Bridge" unread={3} />}
          />
          <TreeItem
            nodeId="library"
            label={<MailboxLabel icon={FolderIcon} name="Library" />}
          />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
