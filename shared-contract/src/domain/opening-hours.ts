import type { Agency, Office } from '../entities/site.schema.ts';

/** When an office is open: its own hours, else those of the agency; of no office the agency's. */
export const openingHoursOf = (
	{ openingHours }: Pick<Agency, 'openingHours'>,
	office: Pick<Office, 'openingHours'> | undefined,
): Agency['openingHours'] => office?.openingHours ?? openingHours;
