import { defineSlot, useText } from '@estate/remote-kit';

function Note() {
	const text = useText();
	return <p>{text('note')}</p>;
}

export default defineSlot({ load: async () => ({ data: {} }), Component: Note });
