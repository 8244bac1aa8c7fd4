import type { MessageFromFrame, MessageToFrame } from '@estate/shared-contract';
import { readMessageToFrame } from '@estate/shared-contract/map';

/** Takes the page's messages; what comes from elsewhere or has another shape is passed over in silence. */
export function listenToPage(onMessage: (message: MessageToFrame) => void): void {
	addEventListener('message', (event) => {
		const message = readMessageToFrame(event, { origin: location.origin, source: parent });
		if (message) onMessage(message);
	});
}

/** Posts to the page around the frame; no page of another origin hears it. */
export function postToPage(message: MessageFromFrame): void {
	parent.postMessage(message, location.origin);
}
