import {caddyfile} from './caddy';
import {netlifyFunction} from './edge';
import type {HostOptions} from './headers';
import {nginxConf} from './nginx';

/** The recipes in deploy/, by path. */
export function deployFiles(options: HostOptions): Readonly<Record<string, string>> {
  return {
    'deploy/Caddyfile': caddyfile(options),
    'deploy/nginx.conf': nginxConf(options),
    'netlify/edge-functions/bare-address.js': netlifyFunction(),
  };
}
