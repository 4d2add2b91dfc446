/** Id of the `<template>` that holds the script tags of services, so that the browser leaves them alone. */
export const SERVICE_SCRIPTS_ID = "service-scripts";
