// Choosing from a list, and panels that hang under their button: with their placement, as large as all other fields.

import '../styles/mantine-controls.css';
import '../styles/mantine-panels.css';

export {
	// A field with suggestions: the parts that MultiSelect and Select are made of
	Combobox,
	// Choice of several, with search and removable pills
	MultiSelect,
	// Filter panels
	Popover,
	// Dropdown with search (website.md §5)
	Select,
	useCombobox,
} from '@mantine/core';
