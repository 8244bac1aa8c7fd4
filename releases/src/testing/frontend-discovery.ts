import { Ajv2019 } from 'ajv/dist/2019.js';

const text = { type: 'string' };

const version = {
	type: 'object',
	additionalProperties: false,
	required: ['url', 'metadata'],
	properties: {
		url: text,
		fallbackUrl: text,
		metadata: {
			type: 'object',
			additionalProperties: false,
			required: ['integrity', 'version'],
			properties: { integrity: text, version: text },
		},
		extras: { type: 'object' },
		deployment: {
			type: 'object',
			required: ['traffic', 'default'],
			properties: {
				traffic: { type: 'number', minimum: 0, maximum: 100 },
				default: { type: 'boolean' },
			},
		},
	},
};

/**
 * The rules of the frontend-discovery schema, version v1-pre, as JSON Schema in our words: a consumer that is not ours holds
 * `/releases.json` against them. Stricter in one thing: every version of a remote has to fit, not the first alone.
 */
const validate = new Ajv2019().compile({
	type: 'object',
	additionalProperties: false,
	required: ['schema', 'microFrontends'],
	properties: {
		schema: text,
		microFrontends: {
			type: 'object',
			additionalProperties: { type: 'array', uniqueItems: true, items: version },
		},
	},
});

/** What of a document does not fit: one line each; empty when all does. */
export function discoveryFaults(document: unknown): string[] {
	return validate(document)
		? []
		: (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
