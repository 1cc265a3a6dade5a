import {articleComponents} from '@/components/article/mdx-components';
import {loadSite} from '@/lib/check/load-site';
import {applyRules} from '@/lib/check/rules';
let t=performance.now(); const lap=(n:string)=>{console.log(n,Math.round(performance.now()-t)); t=performance.now()};
const {site}=await loadSite({root:process.cwd(),components:articleComponents}); lap('load');
applyRules(site,['technical']); lap('tech');
const mods:any={...(await import('@/lib/check/rules/prose')),...(await import('@/lib/check/rules/phrases')),...(await import('@/lib/check/rules/units')),...(await import('@/lib/check/rules/doses')),...(await import('@/lib/check/rules/boxes')),...(await import('@/lib/check/rules/time')),...(await import('@/lib/check/rules/source-count'))};
for(const k of ['length','grade','longSentences','shape','phrases','units','doses','urgentHelp','takeCare','noLinksForward','noSourcesFromLater','sourceCount']){for(const f of site.files) mods[k](f,site); lap(k)}
const {sharedRuns}=await import('@/lib/check/rules/shared-runs'); sharedRuns(site); lap('runs');
const {plan}=await import('@/lib/check/rules/plan'); plan(site); lap('plan');
