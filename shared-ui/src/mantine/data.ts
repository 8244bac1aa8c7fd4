// What shows data in the tools behind a log-in; cards and lists of the public pages are site components. Table brings
// ScrollArea with it (15 KB brotli), so what stands on a page without one is in ../mantine.

import '../styles/mantine-controls.css';
import '../styles/mantine-data.css';

export {
	// State of a row
	Badge,
	// Rows and columns, with a head that stays in sight
	Table,
} from '@mantine/core';
