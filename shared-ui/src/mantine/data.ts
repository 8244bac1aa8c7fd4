// What shows data and what became of it, for the tools behind a log-in: cards and lists of the public pages are site components.

export {
	// What a form or a page has to say: role and description
	Alert,
	// State of a row
	Badge,
	// Rows and columns, with a head that stays in sight
	Table,
} from '@mantine/core';
