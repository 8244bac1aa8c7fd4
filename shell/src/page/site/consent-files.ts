import type { TagIds } from '@estate/shared-contract';

/** What the dialog is made of; all are addresses. */
export interface DialogFiles {
	script: string;
	style: string;
	texts: string;
	/** The page about cookies, where the site has one */
	policy?: string;
}

/** What the boot script knows of consent. */
export interface ConsentFiles {
	dialog: DialogFiles;
	/** Only where the site has configured any */
	tags?: { script: string; ids: TagIds };
}
