import { defineSlot } from '@estate/remote-kit';
import { loadOffices } from '../offices/load-offices.ts';
import { Offices } from '../offices/offices.tsx';

export default defineSlot({ load: loadOffices, Component: Offices });
