import { defineSlot } from '@estate/remote-kit';
import type { ResolvedModule } from '@estate/shared-contract';
import { Module } from '../modules/module.tsx';
import { type ModuleData, moduleContent } from '../modules/module-content.ts';

export default defineSlot<ModuleData, ResolvedModule>({
	load: async (context) => ({ data: moduleContent(context) }),
	Component: ({ data }) => <Module data={data} />,
});
