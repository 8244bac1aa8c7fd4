// The zod schemas: for the api, the release tools, the shell's server, and forms.

export * from './api/account-endpoints.schema.ts';
export * from './api/action-endpoints.schema.ts';
export * from './api/endpoints.schema.ts';
export * from './api/place-page.schema.ts';
export * from './api/property-endpoints.schema.ts';
export * from './api/request-endpoints.schema.ts';
export * from './api/saved-search-endpoints.schema.ts';
export * from './entities/common.schema.ts';
export * from './entities/content.schema.ts';
export * from './entities/device.schema.ts';
export * from './entities/owner.schema.ts';
export * from './entities/owner-message.schema.ts';
export * from './entities/place.schema.ts';
export * from './entities/project.schema.ts';
export * from './entities/property.schema.ts';
export * from './entities/request.schema.ts';
export * from './entities/site.schema.ts';
export * from './forms/check-form.ts';
export * from './map/map-point.schema.ts';
export * from './releases/brings.schema.ts';
export * from './releases/contract-1.ts';
export * from './releases/discovery.schema.ts';
export * from './releases/names.schema.ts';
export * from './releases/read-manifest.ts';
export * from './releases/release-log.schema.ts';
export * from './releases/remote-manifest.schema.ts';
