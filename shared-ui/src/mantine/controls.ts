// The fields of a search: what a public page needs that has a filter and no form. A part of ../mantine, which brings a
// quarter more; a slot that uses that one takes these from there.

import '../styles/mantine-controls.css';

export {
	// A button that is an icon
	ActionIcon,
	// A link by `component`
	Button,
	// One value of several, to tick
	Checkbox,
	// A field whose name stands elsewhere
	Input,
	// A choice of the browser's own, which posts without JavaScript
	NativeSelect,
	// One value of a few
	Radio,
	// Label, description and error tied to the field
	TextInput,
} from '@mantine/core';
