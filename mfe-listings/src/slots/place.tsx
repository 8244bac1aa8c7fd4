import { defineSlot } from '@estate/remote-kit';
import { loadPlace } from '../place/load-place.ts';
import { PlaceView } from '../place/place-view.tsx';

export default defineSlot({
	load: loadPlace,
	Component: ({ data }) => <PlaceView data={data} />,
});
