const PREFIX = 'remote:';

/** Does a path of the agency's menu or footer name what a remote brings, `remote:<remote>.<entry>`? */
export const isRemoteEntry = (path: string): boolean => path.startsWith(PREFIX);

/** How the agency's feed names it. */
export const remoteEntryPath = (remote: string, entry: string): string => `${PREFIX}${remote}.${entry}`;
