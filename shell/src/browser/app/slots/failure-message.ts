interface FailureTexts {
	failed: string;
	tryAgain: string;
}

/** Fills a slot that could not be loaded with a message and a way to try again (architecture: "What fails"). */
export function showFailure(root: HTMLElement, { failed, tryAgain }: FailureTexts, retry: () => void): void {
	const box = document.createElement('div');
	box.setAttribute('role', 'alert');
	const message = document.createElement('p');
	message.textContent = failed;
	const button = document.createElement('button');
	button.type = 'button';
	button.textContent = tryAgain;
	button.addEventListener('click', retry, { once: true });
	box.append(message, button);
	root.replaceChildren(box);
}
