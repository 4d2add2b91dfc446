/** Id of the `<template>` that contains the services' script tags. Browsers don't run scripts in a template. */
export const SERVICE_SCRIPTS_ID = "service-scripts";
