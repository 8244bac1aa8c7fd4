import { defineSlot } from '@estate/remote-kit';
import { KeptDock } from '../kept/dock/kept-dock.tsx';
import { loadDock } from '../kept/dock/load-dock.ts';

export default defineSlot({
	load: loadDock,
	Component: ({ data }) => <KeptDock {...data} />,
});
