import type { Channel } from '@estate/shared-contract';

/** Who wants what of a remote, and why: what every operation is given, and the log keeps. */
export interface Order {
	channel: Channel;
	remote: string;
	who: string;
	why: string;
}
