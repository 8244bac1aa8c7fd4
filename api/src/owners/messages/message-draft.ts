import type { MessageSide } from '@estate/shared-contract';
import type { Configuration } from '../../configuration.ts';

/** A message that is about to join a thread. */
export interface MessageDraft {
	side: MessageSide;
	/** Of the owners' side: whose account writes */
	ownerId?: number;
	author: string;
	text: string;
	via: 'portal' | 'mail' | 'command' | 'link';
	/** Tokens of uploads of the purpose `message` */
	files: readonly string[];
	/** Id of the communication of the same property that it answers */
	answers?: number | undefined;
	leftOut?: number;
	/** An owner's: the agency has it in a mail that says more than a copy would */
	isMailedApart?: boolean;
	/** A message with the key of an earlier one is that one */
	onceKey: string;
}

export interface MessageServices {
	configuration: Configuration;
	/** `installationSecret`, read before the transaction */
	secret: string;
}
