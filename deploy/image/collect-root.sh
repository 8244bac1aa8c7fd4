#!/bin/sh
# The root of an image that holds Node and no system: collect-root.sh <root> <node> <folder of the program>
# Copied are node, every library that it and the program's machine code (*.node, *.so) are linked with, and the few files
# that the C library reads. Debian's layout is kept, so that the loader finds them.
set -eu
root=$1 node=$2 program=$3
mkdir -p "$root/usr/local/bin" "$root/etc" "$root/tmp" "$root/data"
cp -L "$node" "$root/usr/local/bin/node"
{
	ldd "$node"
	find "$program" -type f \( -name '*.node' -o -name '*.so' -o -name '*.so.*' \) -exec ldd {} \; 2>/dev/null || true
} | tr ' \t' '\n\n' | grep -E '^/(lib|lib64|usr/lib)/' | sort -u | while read -r library; do
	mkdir -p "$root$(dirname "$library")"
	cp -L "$library" "$root$library"
done
printf 'root:x:0:0:root:/:/none\nestate:x:10001:10001:estate:/data:/none\n' > "$root/etc/passwd"
printf 'root:x:0:\nestate:x:10001:\n' > "$root/etc/group"
printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
chmod 1777 "$root/tmp"
chown 10001:10001 "$root/data"
