import { MODULE_VIEWS, type ModuleView } from '@estate/shared-contract';

export function isModuleView(view: string): view is ModuleView {
	return (MODULE_VIEWS as readonly string[]).includes(view);
}
