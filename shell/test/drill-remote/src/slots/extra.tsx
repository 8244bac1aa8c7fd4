import { defineSlot, useText } from '@estate/remote-kit';

function Extra() {
	const text = useText();
	return <p data-extra>{text('extra')}</p>;
}

export default defineSlot({ load: async () => ({ data: null }), Component: Extra });
