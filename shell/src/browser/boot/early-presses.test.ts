// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyPresses } from './early-presses.ts';

const pressed = vi.fn();
let button: HTMLButtonElement;

keepEarlyPresses();
beforeEach(() => {
	pressed.mockClear();
	document.body.innerHTML =
		'<button data-early="" aria-disabled="true"><svg></svg></button><button>Other</button>';
	button = document.querySelector('button')!;
	document.body.onclick = pressed;
});

it('presses once, when it is alive, what was pressed before, however often', async () => {
	button.click();
	button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	expect(pressed).not.toHaveBeenCalled();
	expect(button.dataset.pressed).toBe('');
	button.removeAttribute('data-early');
	await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
	expect(button.hasAttribute('data-pressed')).toBe(false);
	button.click();
	expect(pressed).toHaveBeenCalledTimes(2);
});

it('leaves buttons alone that are alive, and those that nobody pressed', async () => {
	document.querySelectorAll('button')[1]?.click();
	expect(pressed).toHaveBeenCalledOnce();
	button.removeAttribute('data-early');
	await new Promise((resolve) => setTimeout(resolve));
	expect(pressed).toHaveBeenCalledOnce();
});
