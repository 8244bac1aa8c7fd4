import { defineSlot, useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';

function Note() {
	const text = useText();
	return <Button>{text('note')}</Button>;
}

export default defineSlot({ load: async () => ({ data: {} }), Component: Note });
