import { defineSlot } from '@estate/remote-kit';
import { loadPropertyList } from '../property-list/load-property-list.ts';
import { PropertyList } from '../property-list/property-list.tsx';

export default defineSlot({
	load: loadPropertyList,
	Component: ({ data }) => <PropertyList {...data} />,
});
