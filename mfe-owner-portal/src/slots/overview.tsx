import { defineSlot } from '@estate/remote-kit';
import { loadProperties } from '../properties/load-properties.ts';
import { PropertiesView } from '../properties/properties-view.tsx';
import { logOut } from '../session/log-out.ts';

export default defineSlot({ load: loadProperties, action: logOut, Component: PropertiesView });
