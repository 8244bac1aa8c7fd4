import { defineSlot } from '@estate/remote-kit';
import { loadOverview } from '../overview/load-overview.ts';
import { Overview } from '../overview/overview.tsx';

export default defineSlot({ load: loadOverview, Component: Overview });
