import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { MailboxLabel } from './MailboxLabel';

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
