import type { ContentTables } from './content-tables.ts';
import type { OwnerTables } from './owner-tables.ts';
import type { RequestTables } from './request-tables.ts';
import type { ServerTables } from './server-tables.ts';

/** Every table, as `migrations/` makes it. bigint is read as number on both databases. */
export interface Tables extends ContentTables, OwnerTables, RequestTables, ServerTables {}
