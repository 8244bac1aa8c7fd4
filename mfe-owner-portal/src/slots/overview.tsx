import { defineSlot } from '@estate/remote-kit';
import { HomesView } from '../homes/homes-view.tsx';
import { loadHomes } from '../homes/load-homes.ts';
import { logOut } from '../session/log-out.ts';

export default defineSlot({ load: loadHomes, action: logOut, Component: HomesView });
