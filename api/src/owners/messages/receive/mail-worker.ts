import { serveTasks } from '../../../threads/serve-tasks.ts';
import { type IncomingMail, readMail } from './read-mail.ts';

serveTasks<Uint8Array, IncomingMail>(({ buffer, byteOffset, byteLength }) =>
	readMail(Buffer.from(buffer, byteOffset, byteLength)),
);
