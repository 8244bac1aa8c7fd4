// The Mantine components of forms, shared instances that the shell provides. Only pages whose slots use this module load
// it, and what not every form needs stands in a module of its own: mantine/choices, mantine/data, mantine/overlays. A new
// component's CSS goes into styles/mantine.css.

import './styles/mantine-controls.css';

export {
	// What became of a form: role and description
	Alert,
	// Loading state that keeps the button's width; a link by `component`
	Button,
	// Indeterminate state, groups with one error message
	Checkbox,
	// Label, description and error of a control that has no component of its own
	Input,
	// Waiting that is visible at once
	Loader,
	// A choice of the browser's own, which posts without JavaScript
	NativeSelect,
	// Show and hide what is typed
	PasswordInput,
	// Groups with one error message
	Radio,
	// Grows with its text
	Textarea,
	// Label, description and error tied to the field
	TextInput,
} from '@mantine/core';
