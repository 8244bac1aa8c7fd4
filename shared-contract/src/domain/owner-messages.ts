/** Slot of the owners' portal that takes messages, without the remote's name, and its field with a file. */
export const MESSAGES_SLOT = 'messages';
export const MESSAGE_FILE_FIELD = 'file';

/** Most characters of a message. */
export const LONGEST_MESSAGE = 5_000;
/** Most characters of what an owner says about getting in. */
export const LONGEST_ACCESS = 1_000;
/** Most characters of what the agency releases of a visitor's opinion. */
export const LONGEST_FEEDBACK = 1_000;
/** Most files of a message: as many as a form may carry. */
export const MOST_MESSAGE_FILES = 4;

/** Who writes in the thread of a property: its owners on one side, the agency on the other. */
export const MESSAGE_SIDES = ['owner', 'agency'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];
