import type { ColumnType, JSONColumnType } from 'kysely';

/** A JSON column: objects when read, JSON text when written. */
export type Json<Value extends object> = JSONColumnType<Value, string, string>;

/** Texts by language */
export type Texts = Json<Record<string, string>>;

/** A column that a new row may leave empty. */
export type MaybeLater<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
