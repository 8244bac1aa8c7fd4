import type { Hour, Season } from '../homes/home.ts';

/** The season and hour that a picture is drawn in; they decide its palette and its one direction of light. */
export interface Light {
	season: Season;
	hour: Hour;
}
