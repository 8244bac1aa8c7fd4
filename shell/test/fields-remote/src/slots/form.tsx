import { defineSlot, useText } from '@estate/remote-kit';
import { TextInput } from '@estate/shared-ui/mantine';
import { Select } from '@estate/shared-ui/mantine/choices';

function Form() {
	const text = useText();
	return (
		<form>
			<TextInput label={text('name')} />
			<Select label={text('choice')} data={['1', '2', '3']} />
		</form>
	);
}

export default defineSlot({
	load: async ({ text }) => ({ head: { title: text('title') }, heading: text('title'), data: null }),
	Component: Form,
});
