/**
 * Version of the contract between shell and remotes. Minor: something was added that older remotes do without.
 * Major: a remote built on the one before cannot run; the shell then serves both until no remote needs the older.
 */
export const CONTRACT_VERSION = '1.5.0';
