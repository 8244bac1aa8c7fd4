import {
	type ApiClient,
	assumedDevice,
	type Href,
	type RenderRequest,
	type ServerReport,
	type SlotHost,
} from '@estate/shared-contract';

export interface ServerHostParts {
	request: RenderRequest;
	api: ApiClient;
	href: Href;
	localize: (originalPath: string) => string;
	store: unknown;
	i18n: unknown;
	reports: ServerReport[];
}

function browserOnly(name: string): never {
	throw new Error(`host.${name} was called while rendering on the server. Call it in an event or an effect.`);
}

/** The shell's face to a slot while it renders on the server: nothing to listen to, nowhere to go. */
export function createServerHost({ request, reports, ...parts }: ServerHostParts): SlotHost {
	return {
		...parts,
		language: request.language,
		site: request.site,
		location: request.location,
		onLocation: () => () => {},
		navigate: () => browserOnly('navigate'),
		markTitle: () => browserOnly('markTitle'),
		prefetch: () => browserOnly('prefetch'),
		device: assumedDevice(request.language),
		onDevice: () => () => {},
		hasConsent: () => false,
		onConsent: () => () => {},
		sendIntent: () => browserOnly('sendIntent'),
		onIntent: () => () => {},
		report: (report) => reports.push(report),
	};
}
