import { defineSlot } from '@estate/remote-kit';
import { HomeView } from '../home/home-view.tsx';
import { loadHome } from '../home/load-home.ts';

export default defineSlot({ load: (context) => loadHome(context), Component: HomeView });
