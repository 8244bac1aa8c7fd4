/** jsdom has no modal dialogs: it opens and closes them as a browser does, without inertness. */
export function fillBrowserGaps(): void {
	HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
		this.open = true;
	};
	HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
		if (!this.open) return;
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
}
