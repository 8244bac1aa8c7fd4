// The map's messages with their schemas, small enough for a browser: loaded with the map alone.

export * from './map-messages.schema.ts';
export * from './read-message.ts';
