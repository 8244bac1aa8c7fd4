// Loaded before every command (run.mjs). Who reads its output may stop early, as `head` does: what is still written then goes
// nowhere, and the work goes on. Without a listener the process would die with a stack.
for (const stream of [process.stdout, process.stderr])
	stream.on('error', (error) => {
		if (error.code !== 'EPIPE') throw error;
	});
