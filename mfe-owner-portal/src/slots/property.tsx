import { defineSlot } from '@estate/remote-kit';
import { loadProperty } from '../property/load-property.ts';
import { PropertyView } from '../property/property-view.tsx';

export default defineSlot({ load: (context) => loadProperty(context), Component: PropertyView });
