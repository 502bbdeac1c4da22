import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { type BuildFailure, build, type Plugin } from 'esbuild';

/**
 * CSS modules whose class names depend on the file's path alone. esbuild's own names also depend on the other entries
 * and on minification, so the server's pictures would not match the browser's style sheet. Adds the files that style
 * sheets import to `read`.
 */
export function cssModules(root: string, read: Set<string>): Plugin {
  return {
    name: 'css-modules',
    setup(plugin) {
      const styles = new Map<string, string>();
      plugin.onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const hash = createHash('sha256').update(relative(root, path)).digest('hex').slice(0, 6);
        const prefix = `${basename(path, '.module.css').replaceAll(/\W/g, '_')}_${hash}`;
        const result = await build({
          // Else the folder in which the command was called would be part of the output.
          absWorkingDir: root,
          stdin: {
            contents: await readFile(path, 'utf8'),
            sourcefile: `${prefix}.module.css`,
            loader: 'local-css',
            resolveDir: root,
          },
          outdir: '.',
          bundle: true,
          write: false,
          metafile: true,
          format: 'esm',
          logLevel: 'silent',
        }).catch(({ errors }: BuildFailure) => ({ errors, warnings: [], outputFiles: [], metafile: null }));
        for (const input of Object.keys(result.metafile?.inputs ?? {}))
          if (!input.endsWith(`${prefix}.module.css`)) read.add(resolve(root, input));
        // The inner build knows the file under another name.
        const [errors, warnings] = [result.errors, result.warnings].map((messages) =>
          messages.map((message) => ({
            ...message,
            location: message.location && { ...message.location, file: relative(root, path) },
          })),
        );
        if (result.errors.length > 0) return { errors };
        const css = result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
        styles.set(path, css);
        const names = [...css.matchAll(new RegExp(`${prefix}_([\\w-]+)`, 'g'))].map(([full, own]) => [
          own,
          full,
        ]);
        return {
          contents: `import ${JSON.stringify(`css-module:${path}`)};\nexport default ${JSON.stringify(Object.fromEntries(names))};`,
          loader: 'js',
          warnings,
        };
      });
      plugin.onResolve({ filter: /^css-module:/ }, ({ path }) => ({
        path: path.slice('css-module:'.length),
        namespace: 'css-module',
      }));
      plugin.onLoad({ filter: /.*/, namespace: 'css-module' }, ({ path }) => ({
        contents: styles.get(path) ?? '',
        loader: 'css',
      }));
    },
  };
}
