import type { FormFields, Language } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { readToken, signToken } from '../server/installation-secret.ts';

const PURPOSE = 'appointment';

/** Anyone who has the link of the mail may see, move and cancel the visit. */
export const appointmentToken = (secret: string, id: number): string =>
	signToken(secret, PURPOSE, String(id));

export interface StoredAppointment {
	id: number;
	property_id: number;
	colleague_id: number;
	starts_at: Date;
	ends_at: Date;
	status: 'confirmed' | 'cancelled';
	sequence: number;
	visit_id: number | null;
	reference: string;
	language: Language;
	fields: FormFields;
}

/** The appointment that a token was signed for; undefined for any other token. */
export async function readAppointment(
	db: Db,
	secret: string,
	token: string,
): Promise<StoredAppointment | undefined> {
	const id = Number(readToken(secret, PURPOSE, token));
	if (!Number.isSafeInteger(id)) return undefined;
	const row = await db
		.selectFrom('appointment')
		.innerJoin('request', 'request.id', 'appointment.request_id')
		.select([
			'appointment.id',
			'appointment.property_id',
			'colleague_id',
			'starts_at',
			'ends_at',
			'status',
			'sequence',
			'visit_id',
			'reference',
			'language',
			'fields',
		])
		.where('appointment.id', '=', id)
		.executeTakeFirst();
	return row && { ...row, language: row.language as Language, fields: row.fields as FormFields };
}
