import { createHash, randomBytes } from 'node:crypto';

/** A secret for a browser or a mail. Lower case: it may stand in a path, which has no case (decisions 6). */
export const newToken = (): string => randomBytes(32).toString('hex');

/** What is stored of a token: who reads the database has none. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
