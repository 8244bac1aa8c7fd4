/** Differences of whole numbers, longitude and latitude in turn, in degrees times `precision`. */
type PackedLine = number[];

/** What is drawn under the properties where no tile server is configured: made by `map-frame/scripts/`. */
export interface MapBase {
	precision: number;
	/** Outer rings */
	belgium: PackedLine[];
	neighbours: PackedLine[];
	borders: PackedLine[];
	/** Rank (1 is drawn from afar), then a packed line */
	waters: number[][];
	/** Longitude and latitude times `precision`, rank 1–3, and the name, or one in each of the four languages */
	places: [lng: number, lat: number, rank: number, ...names: string[]][];
}
