import type { Color } from '../color.ts';

export interface WindowStyle {
	/** How it is divided */
	sash: 'tall' | 'cross' | 'panes' | 'single' | 'double' | 'steel' | 'slider';
	frame: Color;
	/** What stands above it */
	lintel: 'soldier' | 'stone' | 'segment' | 'arch' | 'none';
	lintelColor: Color;
	sill: Color;
	/** Depth of the reveal in pixels */
	reveal: number;
	curtains?: 'sides' | 'net' | 'blind' | 'none';
}
