import { defineSlot } from '@estate/remote-kit';
import type { ResolvedModule } from '@estate/shared-contract';
import { Module } from '../modules/module.tsx';
import { loadModule, type ModuleData } from '../modules/module-content.ts';

export default defineSlot<ModuleData, ResolvedModule>({
	load: loadModule,
	Component: ({ data }) => <Module data={data} />,
});
