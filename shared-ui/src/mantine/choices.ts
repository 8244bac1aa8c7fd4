// Choosing from a list, and panels that hang under their button: with their placement, as large as all other fields.

export {
	// Choice of several, with search and removable pills
	MultiSelect,
	// Filter panels
	Popover,
	// Dropdown with search (website.md §5)
	Select,
} from '@mantine/core';
