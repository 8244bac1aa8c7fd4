// The Mantine components in use, one shared instance that the shell provides. Each name is here for its behaviour:
// what is only looks is a site component. Adding one ships it to every visitor: measure first.
// A new component's CSS goes into styles/mantine.css.

export {
	// Styled button with a loading state, for forms; links that look like buttons are LinkButton
	Button,
	// Indeterminate state, groups with one error message
	Checkbox,
	// Sheet at the edge: focus trap, scroll lock, return of focus
	Drawer,
	// Waiting that is visible at once
	Loader,
	// Every root needs it
	MantineProvider,
	// Dialog: focus trap, scroll lock, return of focus
	Modal,
	// Choice of several with search and removable pills
	MultiSelect,
	// Show and hide what is typed
	PasswordInput,
	// Filter panels that hang under their button
	Popover,
	Radio,
	// Price slider with two thumbs
	RangeSlider,
	// Dropdown with search (website.md §5)
	Select,
	// Grows with its text
	Textarea,
	TextInput,
} from '@mantine/core';
